# One target a folder. A folder's headers are found only through its target: "engine/seat.h" can be included by what
# links `engine` and by nothing else, so the build refuses an include that goes against the arrows of docs/design.md.
#
#   regalia_layer(NAME royals FOLDER games/royals SOURCES rules/turn.cpp … LINKS engine [PRECOMPILE <large_header.h> …])
function(regalia_layer)
  cmake_parse_arguments(LAYER "" "NAME;FOLDER" "SOURCES;LINKS;PRECOMPILE" ${ARGN})
  set(root ${CMAKE_BINARY_DIR}/layers/${LAYER_NAME})
  cmake_path(GET LAYER_FOLDER PARENT_PATH parent)
  file(MAKE_DIRECTORY ${root}/${parent})
  if(NOT EXISTS ${root}/${LAYER_FOLDER})
    file(CREATE_LINK ${CMAKE_SOURCE_DIR}/${LAYER_FOLDER} ${root}/${LAYER_FOLDER} SYMBOLIC)
  endif()
  if(LAYER_SOURCES)
    add_library(${LAYER_NAME} STATIC ${LAYER_SOURCES})
    target_include_directories(${LAYER_NAME} PUBLIC ${root})
    target_link_libraries(${LAYER_NAME} PUBLIC ${LAYER_LINKS})
    regalia_precompile(${LAYER_NAME} ${LAYER_PRECOMPILE})
  else()
    add_library(${LAYER_NAME} INTERFACE)
    target_include_directories(${LAYER_NAME} INTERFACE ${root})
    target_link_libraries(${LAYER_NAME} INTERFACE ${LAYER_LINKS})
  endif()
endfunction()

# Headers of others that most files of a target include, read once for all of them. They are still included where they are
# used: ThreadSanitizer's and the fuzzers' builds go without this.
function(regalia_precompile target)
  if(PRECOMPILE AND ARGN)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    target_compile_options(${target} PRIVATE "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")  # ccache compares contents
  endif()
endfunction()

# A text file inside the program: `std::string_view NAMESPACE::NAME()`, declared where it is used.
function(regalia_text target namespace name file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  file(READ ${file} text)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}_text.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT
    "#include <string_view>\nnamespace @namespace@ {\nstd::string_view @name@() { return R\"text(@text@)text\"; }\n}\n")
  target_sources(${target} PRIVATE ${source})
endfunction()

# A GoogleTest program whose tests ctest knows one by one. Tests of the PROGRAM are run as players have it besides, where the
# others are run with assertions and sanitizers only. LONG ones are worth optimizing.
function(regalia_tests name)
  cmake_parse_arguments(TESTS "LONG;PROGRAM" "" "SOURCES;LINKS;PRECOMPILE" ${ARGN})
  add_executable(${name} ${TESTS_SOURCES})
  target_link_libraries(${name} PRIVATE ${TESTS_LINKS} GTest::gtest_main)
  if(NOT TESTS_LONG)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Debug>:-O0>)  # compiling takes longer than running
  endif()
  list(LENGTH TESTS_SOURCES sources)
  if(sources GREATER 2)
    regalia_precompile(${name} <gtest/gtest.h> ${TESTS_PRECOMPILE})
  endif()
  if(TESTS_PROGRAM)
    set_property(GLOBAL APPEND PROPERTY REGALIA_PROGRAM_TESTS ${name})
    set(labels LABELS program)
  endif()
  gtest_discover_tests(${name} NO_PRETTY_VALUES DISCOVERY_TIMEOUT 60
                       PROPERTIES ENVIRONMENT "RC_PARAMS=seed=1" TIMEOUT 3000 ${labels})
endfunction()
